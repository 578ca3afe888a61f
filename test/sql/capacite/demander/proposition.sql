-- Spec: capacites#proposition: a capacity is proposed from surveys, shares and yields, and replaces
-- a waiting proposal.
begin;
set local role metier;
select plan(9);
select essai.preparer_capacites();

create temp table reponse as
select capacite.demander(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'),
    'producteur_id', essai.id('Kossi'), 'matiere_code', 'ANANAS', 'etat_code', 'AB'),
  essai.id('adjoint ESSAI'), essai.t())::jsonb as r;
select is((select r #> '{capacites,0,capacite_g}' from reponse), '500000',
  'half a hectare at a ton');
select is((select r #> '{capacites,0,lignes}' from reponse),
  jsonb_build_array(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'), 'surface_m2',
      5000, 'part_cp', 10000,
  'rendement_g_ha', 1000000, 'rendement_defaut', false)), 'with its reckoning');
select is((select r #> '{capacites,0,plafond_g}' from reponse), '0', 'it is no ceiling');
select is((select array[r -> 'inchangees', r -> 'sans_parcelle', r -> 'sans_rendement']
    from reponse), '{0,0,[]}'::jsonb[], 'nothing left aside');
select isnt(essai.proposer(), null, 'asked again for one producer, it is proposed again');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c),
  'proposee,remplacee', 'in place of the one before');
select isnt(
  essai.proposer(jsonb_build_object('matiere_code', null, 'produit_id', essai.produit('JUS'))),
  null, 'a product stands for the raw material it draws on');
select throws_ok(
  $$ insert into capacite.capacite (organisation_id, campagne_id, producteur_id, matiere_code,
      etat_code, capacite_g, lignes, proposee_le)
  select c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code, 1, '[]',
  essai.t() from capacite.capacite c where c.statut = 'proposee' $$,
  '23505', null, 'the database knows one pending proposal a key');
select is((select s.plafond_g from capacite.solde s), 0::bigint, 'the ceiling is still zero');

select * from finish();
rollback;
