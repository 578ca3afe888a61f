-- Spec: terrain#cultures: capacities of new raw materials on the plot are proposed, and those of
-- unchanged crops stay.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.mesurer_kossi(10000);
select essai.capacite_validee();
create temp table avant as select c.capacite_g as g from capacite.capacite c
where c.producteur_id = essai.id('Kossi') and c.statut = 'validee';
update parcelle.parcelle set cree_le = essai.t(-90) where id = essai.id('parcelle Kossi');
select from parcelle.changer_cultures(essai.id('parcelle Kossi'),
  jsonb_build_object('le', essai.t(-2), 'raison', 'sous-bois', 'cultures', jsonb_build_array(
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 10000),
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 5000, 'strate', 'associe',
    'cycle', 1))), essai.id('rsci ESSAI'), essai.t(1));
select is((select string_agg(c.statut || ' ' || c.capacite_g, ', ' order by c.statut)
    from capacite.capacite c where c.producteur_id = essai.id('Kossi')),
  (select format('a_revalider %s, proposee %s', a.g, a.g + a.g / 2) from avant a),
  'another stratum of the same raw material adds to it');
select is((select c.lignes -> 1 from capacite.capacite c where c.producteur_id = essai.id('Kossi')
    and c.statut = 'proposee') - '{parcelle_id,surface_m2,rendement_g_ha,rendement_defaut}'::text[],
  '{"part_cp": 5000, "strate": "associe", "cycle": 1}', 'as a line that names it');
update capacite.capacite set statut = 'remplacee' where producteur_id = essai.id('Kossi')
  and statut = 'a_revalider';
create temp table neuve as select c.id from capacite.capacite c
where c.producteur_id = essai.id('Kossi') and c.statut = 'proposee';
select from parcelle.changer_cultures(essai.id('parcelle Kossi'),
  jsonb_build_object('le', essai.t(-1), 'raison', 'jus', 'cultures', jsonb_build_array(
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 10000),
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 5000, 'strate', 'associe',
    'cycle', 1),
  jsonb_build_object('produit_id', essai.produit('JUS'), 'part_cp', 1000, 'strate', 'associe',
    'cycle', 2))), essai.id('rsci ESSAI'), essai.t(1));
select is((select c.statut from capacite.capacite c join neuve n using (id)), 'proposee',
  'what takes the same land as before is not proposed anew');
select is((select count(*) from capacite.capacite c where c.producteur_id = essai.id('Kossi')
    and c.matiere_code <> 'ANANAS'), 0::bigint, 'what is no raw material has no capacity');

select * from finish();
rollback;
