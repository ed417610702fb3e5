/** Currencies of a single country, whose code is the first two letters. */
const nationalCurrencies =
  'AEDAFNALLAMDAOAARSAUDAWGAZNBAMBBDBDTBHDBIFBMDBNDBOBBRLBSDBTNBWPBYNBZDCADCDFCHFCLPCNYCOPCRCCUPCVECZKDJFDKKDOPDZD' +
  'EGPERNETBFJDFKPGBPGELGHSGIPGMDGNFGTQGYDHKDHNLHTGHUFIDRILSINRIQDIRRISKJMDJODJPYKESKGSKHRKMFKPWKRWKWDKYDKZTLAKLBP' +
  'LKRLRDLSLLYDMADMDLMGAMKDMMKMNTMOPMRUMURMVRMWKMXNMYRMZNNADNGNNIONOKNPRNZDOMRPABPENPGKPHPPKRPLNPYGQARRONRSDRUBRWF' +
  'SARSBDSCRSDGSEKSGDSHPSLESOSSRDSSPSTNSYPSZLTHBTJSTMTTNDTOPTRYTTDTWDTZSUAHUGXUSDUYUUZSVESVNDVUVWSTYERZARZMWZWG';

/** Shared currencies → the codes of the other countries that use them. */
const sharedCurrencies: Readonly<Record<string, string>> = {
  AUD: 'CCCXHMKINFNRTV',
  CHF: 'LI',
  DKK: 'FOGL',
  EUR: 'ADATAXBEBGBLCYDEEEESFIFRGFGPGRHRIEITLTLULVMCMEMFMQMTNLPMPTRESISKSMTFVAYT',
  GBP: 'GGGSIMJE',
  ILS: 'PS',
  MAD: 'EH',
  NOK: 'BVSJ',
  NZD: 'CKNUPNTK',
  USD: 'ASBQECFMGUIOMHMPPRPWSVTCTLUMVGVI',
  XAF: 'CFCGCMGAGQTD',
  XCD: 'AGAIDMGDKNLCMSVC',
  XCG: 'CWSX',
  XOF: 'BFBJCIGWMLNESNTG',
  XPF: 'NCPFWF',
  XXX: 'AQ',
};

let currencies: Map<string, string> | undefined;
/** The currency of a country, by its two-letter code; XXX ("no currency") for an unknown one. */
export function currencyOf(code: string): string {
  currencies ??= new Map([
    ...(nationalCurrencies.match(/.../g) ?? []).map(currency => [currency.slice(0, 2), currency] as const),
    ...Object.entries(sharedCurrencies).flatMap(([currency, users]) =>
      (users.match(/../g) ?? []).map(user => [user, currency] as const),
    ),
  ]);
  return currencies.get(code) ?? 'XXX';
}
