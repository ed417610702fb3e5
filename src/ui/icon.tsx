/** Every icon the product draws, in one place. `<Search size={20} />`; they are hidden from assistive technology. */
export {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  ExternalLink,
  Heart,
  History,
  ImageOff,
  Info,
  LayoutGrid,
  LogOut,
  MapPin,
  Menu as MenuIcon,
  MessageSquareText,
  PackageSearch,
  RotateCw,
  Search,
  SearchX,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Store,
  Tag,
  TriangleAlert,
  User,
  Users,
  X,
} from 'lucide-react';

import type { ComponentType } from 'react';

/** What widgets take as an icon. */
export type IconType = ComponentType<{ size?: number | string; className?: string; strokeWidth?: number }>;
