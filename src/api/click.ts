import { type ClickRecord, clickCall } from '../contract/click.ts';
import type { Client } from './client.ts';

/** Records a click on an external link, even when the page is left meanwhile. Rejects with an `ApiError`. */
export async function sendClick(client: Client, click: ClickRecord): Promise<void> {
  await client.send(clickCall, { params: click, keepalive: true });
}
