/** A Rails application that has nothing yet, into which the guide of the package is followed word by word. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const guideFile = fileURLToPath(new URL('../../fixtures/rails/README.md', import.meta.url));

/** The code of the guide in one language, block after block. */
export async function codeOfGuide(language: string): Promise<string[]> {
  const guide = await readFile(guideFile, 'utf8');
  return [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
}

const application = `
require 'action_controller/railtie'
require 'sprockets/railtie'
class FreshHost < Rails::Application
  config.root = __dir__
  config.load_defaults 6.1
  config.eager_load = true
  config.hosts.clear
  config.secret_key_base = 'f' * 64
  config.logger = Logger.new($stderr)
  config.public_file_server.enabled = true
end
`;

const routes = `
Rails.application.initialize!
ActiveSupport.escape_html_entities_in_json = false
class PagesController < ActionController::Base
  def show
    render inline: '<h1>As the server has it</h1>', layout: 'application'
  end
end
Rails.application.routes.draw { get '*path', to: 'pages#show', format: false }
run Rails.application
`;

/** Makes the folder of the application. It lacks what the guide adds: layout, helper, files, policy. */
export async function freshApplication(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-rails-'));
  for (const name of ['config', 'app/views/layouts', 'app/assets/config', 'public'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'app/assets/config/manifest.js'), '');
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** The code in a row of the guide's table. */
export async function rowOfGuide(start: string): Promise<string[]> {
  const [row = ''] = (await readFile(guideFile, 'utf8'))
    .split('\n')
    .filter(line => line.startsWith(`| ${start}`));
  return [...row.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/**
 * Writes layout and policy of the guide into the application, and what starts it.
 * @param change what else the layout says
 */
export async function followGuide(
  folder: string,
  change: (layout: string) => string = layout => layout,
): Promise<void> {
  const [layout = ''] = await codeOfGuide('erb');
  await writeFile(join(folder, 'app/views/layouts/application.html.erb'), change(layout));
  const [policy = ''] = await codeOfGuide('ruby');
  await writeFile(join(folder, 'config.ru'), `${application}${policy}${routes}`);
}
