-- Spec: conformite-et-certificats#couverture: the certificates that cover an activity for a product
-- are found by holder and scope, those in force first.
begin;
set local role metier;
select plan(10);
select essai.preparer();

insert into fournisseur.fournisseur (organisation_id, id, code, nom, pays, actif_pendant, cree_le)
values (core.organisation_id(), essai.id('f'), 'F', 'F', 'BJ', '{(,)}', essai.t());
select essai.certifier('passé', '2025-01-01', '2025-12-31'),
  essai.certifier('ananas', '2026-01-01', '2026-12-31',
         jsonb_build_object('portee',
           jsonb_build_array(jsonb_build_object('activite', 'production', 'produit_id',
               essai.produit('ANANAS'))))),
       essai.certifier('propre', '2026-01-01', '2026-12-31',
         '{"portee": [{"activite": "reception"}]}', null),
       essai.certifier('fourni', '2026-01-01', '2026-12-31', '{}', null, essai.id('f'));
create function pg_temp.couvrant(p_groupement uuid, p_fournisseur uuid, p_produit text,
  p_activite text) returns text language sql as $$
  select string_agg(format('%s %s', c.numero, c.etat), ', ' order by c.ordinality)
  from certificat.couvrant(p_groupement, p_fournisseur, essai.produit(p_produit), array[coalesce(
    (select a.activite from certificat.activite a where a.code = p_activite), p_activite)], null,
  null, essai.t()) with ordinality as c
$$;
create function pg_temp.groupe(p_produit text, p_activite text) returns text language sql as $$
  select pg_temp.couvrant(essai.id('groupement ESSAI'), null, p_produit, p_activite)
$$;
select is(pg_temp.groupe('ANANAS', 'production'), 'ananas valide, passé expire',
  'one in force first, with the others');
select is(pg_temp.groupe('JUS', 'production'), 'passé expire',
  'a line with a product is for it alone');
select is((select string_agg(c.numero, ', ' order by c.ordinality)
    from certificat.couvrant(essai.id('groupement ESSAI'), null, null, null, null, null, essai.t())
  with ordinality as c), 'ananas, passé', 'what is not asked for is not judged');
select is(pg_temp.groupe('ANANAS', 'reception'), null, 'another activity is not covered');
select is(pg_temp.couvrant(null, null, 'JUS', 'reception'), 'propre valide',
  'the organization''s own');
select is(pg_temp.couvrant(null, null, 'JUS', 'production'), null, 'covers what it says');
select is(pg_temp.couvrant(null, essai.id('f'), 'JUS', 'production'), 'fourni valide',
  'a supplier''s');
select results_eq('select distinct a.activite from certificat.activite a order by 1',
  $$ values ('distribution'), ('export'), ('import'), ('preparation'), ('production'),
    ('storing') $$, 'the activities are a closed list');
select is(pg_temp.couvrant(essai.id('nul'), null, 'JUS', 'production'), null, 'nobody''s');
select essai.suspendre('ananas');
select is(pg_temp.groupe('ANANAS', 'production'), 'ananas suspendu, passé expire',
  'the state says why');

select * from finish();
rollback;
