-- Spec: ventes-et-expeditions#certificat: a sale abroad must be covered for export, a domestic one
-- only for distribution.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.vendre(p_code text, p_jour integer default 1) returns text
language sql as $$
  select essai.refus(format('select essai.vendre(%L, %L)', p_code,
      jsonb_build_object('date_operation', essai.t(p_jour), 'lignes', essai.ligne_vente(1000))))
$$;
create function pg_temp.etendre(p_ligne jsonb) returns void language sql as $$
  select from certificat.etendre((select c.id from certificat.certificat c),
    jsonb_build_array(p_ligne), essai.id('rsci ESSAI'), essai.t())
$$;
select essai.certifier('K', '2026-01-01', '2026-12-31',
  jsonb_build_object('portee', jsonb_build_array(
  jsonb_build_object('activite', 'commerce', 'produit_id', essai.produit('ANANAS')),
  jsonb_build_object('activite', 'vente', 'produit_id', essai.produit('JUS')))), null);
select is(pg_temp.vendre('A'), 'accepté', 'a word for distribution');
select is(
  essai.refus(format('select essai.vendre(%L, %L)', 'B',
      jsonb_build_object('date_operation', essai.t(1), 'lignes',
        essai.ligne_vente(1000, '{"AB": "AB"}', 'SANSREGLE')))),
  '409 certificat_non_valide', 'of its products');
update organisation.organisation o set pays = 'FR' where o.id = core.organisation_id();
select is(pg_temp.vendre('C'), 'accepté', 'a client of one''s own country');
update organisation.organisation o set pays = 'BJ' where o.id = core.organisation_id();
select is(pg_temp.vendre('D'), '409 certificat_non_valide', 'of another: export is asked');
select pg_temp.etendre('{"activite": "export"}');
select is(pg_temp.vendre('E', -1), '409 certificat_non_valide',
  'not before the line that grants it');
select is(pg_temp.vendre('F', 1), 'accepté', 'from it on');
update organisation.organisation o set pays = null where o.id = core.organisation_id();
select is(pg_temp.vendre('G', 1), 'accepté', 'a country that is not known asks for no export');
select pg_temp.etendre('{"activite": "expedition", "produit_id": null, "du": "2026-06-01",
    "au": "2026-06-01"}');
select is(
  essai.refus(format('select essai.vendre(%L, %L)', 'H' || j,
      jsonb_build_object('date_operation', essai.t(j), 'lignes',
        essai.ligne_vente(1000, '{"AB": "AB"}', 'SANSREGLE')))),
  case j when 0 then 'accepté' else '409 certificat_non_valide' end, 'a line holds to its end: day '
    || j) from unnest('{0,1}'::integer[]) as j;

select * from finish();
rollback;
