-- Spec: packs-et-campagnes#produits: a product without a pack has a code of its own and, if given,
-- a raw material of the organization.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.creer(p_champs jsonb) returns text language plpgsql as $$
begin
  return essai.essayer(format('select produit.creer(%L, essai.t())::jsonb ->> %L',
    '{"code": "MANGUE", "nom_fr": "Mangue", "nom_en": "Mango", "unite_code": "KGM",
      "est_matiere_premiere": true}'::jsonb || p_champs, 'code'));
exception when unique_violation then
  return 'produit_code_pris';
end
$$;
select is(pg_temp.creer('{}'), 'MANGUE', 'a raw material');
select results_eq($$ select p.pack_version_id, p.actif_pendant from produit.produit p
    where p.code = 'MANGUE' $$,
  $$ values (null::uuid, tstzmultirange(tstzrange(essai.t(), null))) $$, 'in no pack, from now on');
select is(pg_temp.creer('{}'), 'produit_code_pris', 'not twice');
select is(
  pg_temp.creer(
    '{"code": "PUREE", "est_matiere_premiere": false,
      "matiere_premiere_liee": {"code": "MANGUE", "coefficient_ppm": 1500000}}'), 'PUREE',
  'a product that draws on it');
select is((select p.coefficient_ppm from produit.produit p where p.code = 'PUREE'), 1500000,
  'by its coefficient');
select is(pg_temp.creer('{"code": "A1", "matiere_premiere_liee": {"code": "MANGUE"}}'),
  '400 parametre_invalide', 'a raw material draws on none');
select is(
  pg_temp.creer(
    '{"code": "A1", "est_matiere_premiere": false, "matiere_premiere_liee": {"code": "PUREE"}}'),
  '400 parametre_invalide',
  'nor does anything on a product');
select is(pg_temp.creer('{"code": "A1", "attributs": [{"code": "a"}, {"code": "a"}]}'),
  '400 parametre_invalide', 'an attribute has a code of its own');

select * from finish();
rollback;
