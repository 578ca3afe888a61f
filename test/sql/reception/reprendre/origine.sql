-- Spec: lots#requalification: a corrected origin has everything made from its matter judged again;
-- shipments are listed.
begin;
set local role metier;
select plan(10);
select essai.preparer_operations();
select from essai.producteur('Afi', 'C2');

select from essai.collecter('c',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.collecter('d');
select from essai.arriver('a',
  '[{"collecte": "c", "quantite_g": 100000, "recu_g": 100000},
    {"collecte": "d", "quantite_g": 100000, "recu_g": 100000}]');
select from essai.transformer('{a}', 'fille', 50000);
select from essai.transformer('{fille}', 'petite', 20000);
select from lot.changer_statut(essai.id('lot petite'), 'valider', null, essai.id('rsci ESSAI'),
  essai.t(1));
select from essai.embarquer('petite', 'navire', 5000);
select is(essai.lever('rsci ESSAI', 'c', 'ecart_calcul', 'correction',
    essai.payload_corrige('c', jsonb_build_object(
  'producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi'), 'qualite_declaree',
  '{"AB": "C2"}'::jsonb))), 'leve', 'it was another producer''s, in conversion');
select is(array[essai.etat('a'), essai.etat('fille'), essai.etat('petite')],
  array['AB C2', 'AB C2', 'AB C2'], 'the lot and what was made of it fall');
select is(lot.categorie(essai.id('lot petite')), 'conversion', 'so does the category');
select results_eq($$ select q.origine, q.raison from lot.qualite q
    where q.lot_id = essai.id('lot petite') order by q.rang $$,
  $$ values ('resultat', null), ('correction', 'vu') $$,
  'a new state with the reason; the one before stays');
select results_eq($$
  select r.expeditions, jsonb_array_length(r.lots), r.mouvement_id, r.champs -> 'etats',
    r.champs -> 'producteur_id'
  from reception.redressement r
$$,
  $$ values (jsonb_build_array(jsonb_build_object('expedition_id', essai.id('navire'), 'quantite_g',
          5000)), 3, null::uuid,
  '[{"AB": "AB"}, {"AB": "C2"}]'::jsonb, jsonb_build_array(essai.id('Kossi'), essai.id('Afi'))) $$,
  'what has shipped is listed');
select is(essai.tenu('producteur', essai.id('Afi')), 'ANANAS -100000',
  'the matter is the other''s');
select is(array[essai.tenu('garde'), essai.tenu('perte'), essai.tenu('ajustement')],
  array[null, null, null]::text[], 'and none is lost or made');
select is(essai.capacites(), 'Afi ANANAS C2 100000, Kossi ANANAS AB 100000',
  'the capacity of each');

select from essai.lot('autre', 1000, 'validé', 'AB');
select from essai.embarquer('petite', 'second navire', 1000);
select from collecte.devalider(essai.id('d'), essai.t(6));
select is(array[essai.etat('a'), essai.etat('petite')], array['AB C1', 'AB C1'],
  'a devalidated collection: nothing is known of the lot any more');
select is((select count(*) from reception.redressement r, jsonb_array_elements(r.expeditions) as e
    where r.collecte_id = essai.id('d')), 2::bigint, 'both shipments are listed');

select * from finish();
rollback;
