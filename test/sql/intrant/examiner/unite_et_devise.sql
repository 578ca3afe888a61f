-- Spec: types-de-commandes#intrant-remettre: a value that no catalogue has is `reference_inconnue`,
-- a unit that does not measure this input is `ecart_calcul`.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();

create function pg_temp.remettre(p_nom text, p_champs jsonb, p_entete jsonb default '{}')
returns text language sql as $$
  select essai.motifs(essai.faire('intrant.remettre', p_nom, p_champs, p_entete))
$$;

select is(pg_temp.remettre('juste', '{}'), null, 'the input''s own unit');
select is(pg_temp.remettre('autre', '{"unite_code": "LTR"}'), 'ecart_calcul',
  'a unit that it is not counted in');
select is((select k #> '{0,details}' from essai.constats('autre') as k),
  jsonb_build_object('champ', 'unite_code', 'raison', 'unite', 'intrant_id',
  (select i.id from intrant.intrant i where i.code = 'compost'), 'serveur', '["KGM"]'::jsonb,
  'telephone', 'LTR'), 'the details say both');
select is((select (r.quantite, r.unite_code) from intrant.remise r where r.id = essai.id('autre')),
  (25::bigint, 'LTR'::text), 'it is written as it was said');
select is(pg_temp.remettre('inconnue', '{"unite_code": "ZZZ"}'), 'reference_inconnue',
  'a unit that nobody knows');
select is((select k #> '{0,details}' from essai.constats('inconnue') as k),
  '{"champ": "unite_code", "entite": "unite", "code": "ZZZ"}', 'the details name it');
select is(pg_temp.remettre('devise', '{"valeur": {"montant": 5000, "devise": "ZZZ"}}'),
  'reference_inconnue', 'a currency that nobody knows');
select is((select k #> '{0,details}' from essai.constats('devise') as k),
  '{"champ": "valeur.devise", "entite": "devise", "code": "ZZZ"}', 'the details name it');
select is(pg_temp.remettre('euro', '{"valeur": {"montant": 5000, "devise": "EUR"}}'), null,
  'another currency of ISO 4217');
select is(pg_temp.remettre('intrant inconnu',
    jsonb_build_object('intrant_id', essai.id('?'), 'unite_code', 'LTR')), 'reference_inconnue',
  'of an unknown input the unit is not compared');
update intrant.intrant set unite_code = 'LTR' where code in ('compost', 'uree');
select is(pg_temp.remettre('du pack', '{}'), null,
  'what a later opening made of its row is nothing to the pack in force at the date');
select is(intrant.unites_au((select i.id from intrant.intrant i where i.code = 'uree'), essai.t()),
  '{LTR}', 'an input of no pack has its own');

select * from finish();
rollback;
