-- Spec: types-de-commandes#producteur-modifier: only the named fields change.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select essai.faire('producteur.enregistrer', 'Afi');
create function pg_temp.modifier(p_nom text, p_champs jsonb, p_base integer) returns jsonb
language sql as $$
  select essai.faire('producteur.modifier', p_nom,
    jsonb_build_object('producteur_id', essai.id('Afi'), 'champs', p_champs, 'version_base',
      p_base))
$$;

select is(pg_temp.modifier('m1',
    '{"nom": "Afiwa", "localite": "Dassa", "date_naissance": "1981-01-01"}', 1) -> 'entites',
  jsonb_build_object('producteur', essai.id('Afi')), 'the result names the producer');
select is(essai.constats('m1'), null, 'without a motif');
select results_eq(
  $$ select p.nom, p.prenoms, p.sexe, p.date_naissance, p.telephone, p.localite, p.groupement_id,
    p.version from producteur.producteur p where p.id = essai.id('Afi') $$,
  $$ values ('Afiwa', 'Ama', 'F', '1981-01-01'::date, '+22990000001', 'Dassa',
      essai.id('groupement ESSAI'), 2) $$,
  'the named fields change, the others stay, the version moves on');
select results_eq(
  'select h.champ, h.valeur, h.auteur_id from producteur.champ h where h.version = 2 order by 1',
  $$ select c, v, essai.id('agent ESSAI')
    from (values ('date_naissance', '"1981-01-01"'::jsonb), ('localite', '"Dassa"'),
      ('nom', '"Afiwa"')) as x (c, v) $$,
  'the history holds what changed, and who did it');
select pg_temp.modifier('m2', '{"sexe": "M"}', 2);
select is((select p.version from producteur.producteur p where p.id = essai.id('Afi')), 3,
  'each modification makes a version');
select is((select p.nom from producteur.producteur p where p.id = essai.id('Kossi')), 'Kossi',
  'nobody else changes');
select is((select count(*) from producteur.piece_identite i where i.numero = 'N' || md5('Afi')),
  1::bigint, 'a document that is not named stays');

select * from finish();
rollback;
