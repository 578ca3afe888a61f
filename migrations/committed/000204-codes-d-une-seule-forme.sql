--! Previous: sha1:88a2dad5f4f5bfbeb6e0d041a9a501d364950489
--! Hash: sha1:747fbad8084e0bf0e88151a77d8505cb6196146d

-- Brings codes that were stored with other dashes, digits, blanks or invisible characters into their one form, as
-- `core.code_uni` does: since this release every code arrives in it, and files find a record by it (decision 0169). A code
-- whose one form another record has stays, and `rejuger --essai` lists it. The journal has both texts. Papers and official
-- numbers do not change.
grant usage on schema producteur, contrat, vente, certificat, inspection, lot, importation, journal to migration;
grant select, update on producteur.producteur, producteur.piece_identite, contrat.contrat, vente.vente,
  certificat.certificat, inspection.echantillon, lot.reprise, importation.ligne to migration;
grant insert on journal.evenement to migration;
alter table lot.reprise disable trigger user;
set local role migration;
set local row_security = off;

do $codes$
declare
  v_chiffres constant integer[] := '{
    1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,6160,6470,6608,6784,
    6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,65296,66720,68912,68928,69734,69872,69942,70096,
    70384,70736,70864,71248,71360,71376,71386,71472,71904,72016,72688,72784,73040,73120,73184,73552,90416,92768,92864,
    93008,93552,118000,120782,120792,120802,120812,120822,123200,123632,124144,124401,125264,130032}';
  v_table record;
  v_ligne record;
  v_code text;
begin
  for v_table in
    select t.nom, t.cle, t.colonne, t.entite from (values
      ('producteur.producteur', 'id', 'reference', 'producteur'), ('contrat.contrat', 'id', 'code', 'contrat'),
      ('vente.vente', 'id', 'code', 'vente'), ('certificat.certificat', 'id', 'numero', 'certificat'),
      ('inspection.echantillon', 'id', 'numero', 'echantillon'), ('lot.reprise', 'id', 'code_externe', 'reprise'),
      ('importation.ligne', 'importation_id', 'cle', null),
      ('producteur.piece_identite', 'producteur_id', 'numero', null)) as t (nom, cle, colonne, entite)
  loop
    for v_ligne in execute format(
      'select ctid as place, organisation_id, %I as id, %I as code from %s where %2$I ~ ''[^ -~]|^ | $|  '' order by %1$I',
      v_table.cle, v_table.colonne, v_table.nom)
    loop
      v_code := regexp_replace(normalize(v_ligne.code, nfc),
        '[\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064'
        '\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]', '', 'g');
      v_code := regexp_replace(
        v_code, '[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g');
      v_code := btrim(regexp_replace(v_code, '[\u2010-\u2015\u2212\uFE58\uFE63]', '-', 'g'), ' ');
      v_code := (
        select string_agg(case when ascii(l.lettre) between 65281 and 65374 then chr(ascii(l.lettre) - 65248)
                            else coalesce((ascii(l.lettre) - z.zero)::text, l.lettre) end, '' order by l.rang)
        from unnest(string_to_array(v_code, null)) with ordinality as l (lettre, rang)
          left join unnest(v_chiffres) as z (zero) on ascii(l.lettre) between z.zero and z.zero + 9);
      continue when v_code is null or v_code !~ '\S' or v_code = v_ligne.code;
      begin
        execute format('update %s set %I = $1 where ctid = $2', v_table.nom, v_table.colonne)
          using v_code, v_ligne.place;
        insert into journal.evenement (organisation_id, le, action, entite, entite_id, details)
        select v_ligne.organisation_id, now(), v_table.entite || '.modifier', v_table.entite, v_ligne.id,
               jsonb_build_object(v_table.colonne, jsonb_build_object('avant', v_ligne.code, 'apres', v_code))
        where v_table.entite is not null;
      exception when unique_violation then
        null;  -- two records: a person decides
      end;
    end loop;
  end loop;
end
$codes$;

set local row_security = on;
set local role proprietaire;
alter table lot.reprise enable trigger user;
revoke insert on journal.evenement from migration;
revoke select, update on producteur.producteur, producteur.piece_identite, contrat.contrat, vente.vente,
  certificat.certificat, inspection.echantillon, lot.reprise, importation.ligne from migration;
revoke usage on schema producteur, contrat, vente, certificat, inspection, lot, importation, journal from migration;
