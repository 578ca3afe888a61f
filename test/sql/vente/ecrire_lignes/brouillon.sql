-- Spec: ventes-et-expeditions#vente: a sale has lines: products of the organization, masses,
-- prices, and the sold quality states of each.
begin;
set local role metier;
select plan(12);
select essai.preparer_ventes();

create function pg_temp.ecrire(p_lignes jsonb) returns text language sql as $$
  select essai.refus(format('select essai.vendre(%L, %L, ''brouillon'')', gen_random_uuid(),
      jsonb_build_object('lignes', p_lignes)))
$$;
select is(pg_temp.ecrire(essai.ligne_vente()), 'accepté', 'a line');
select is(pg_temp.ecrire(essai.ligne_vente()
    || jsonb_build_array(jsonb_build_object('produit_id', essai.id('?'), 'quantite_g', 1, 'prix_kg',
        1))), '404 produit_introuvable', 'of no product');
select is(pg_temp.ecrire(essai.ligne_vente(1, '{"AB": "ZZ"}')), '404 etat_inconnu',
  'a state that is none');
select is(pg_temp.ecrire(essai.ligne_vente(1, '{"ZZ": "AB"}')), '404 etat_inconnu',
  'a referential that is none');
select is(pg_temp.ecrire(jsonb_set(essai.ligne_vente(1000000000000), '{0,prix_kg}', '1000000000')),
  '400 parametre_invalide', 'an amount that JSON does not hold');

select essai.vendre('A',
  jsonb_build_object('lignes', essai.ligne_vente(1500) || essai.ligne_vente(2000, '{}', 'JUS')),
  'brouillon');
select is((select v -> 'lignes' from (select vente.presenter(essai.vente('A'))::jsonb as v) as p)
  #>> '{0,montant}', '750', 'the amount of a line');
select is((vente.presenter(essai.vente('A'))::jsonb) ->> 'montant', '1750', 'and of all');
select is((vente.presenter(essai.vente('A'))::jsonb) #> '{lignes,0,qualites}', '{"AB": "AB"}',
  'what it is sold with');
select vente.modifier(essai.vente('A'),
  jsonb_build_object('id', essai.vente('A'), 'lignes', essai.ligne_vente(1000, '{}'), 'note', 'N'),
  essai.t(1));
select is(
  (select array[v.note,
      (select string_agg(l.quantite_g::text, ',') from vente.ligne l where l.vente_id = v.id),
      (select count(*) from vente.qualite_ligne q where q.vente_id = v.id)::text]
           from vente.vente v where v.code = 'A'), '{N,1000,0}', 'lines are given whole');
select vente.modifier(essai.vente('A'), '{"tolerance_cp": 7}', essai.t(1));
select is(
  (select array[v.note, v.tolerance_cp::text,
      (select string_agg(l.quantite_g::text, ',') from vente.ligne l where l.vente_id = v.id)]
    from vente.vente v where v.code = 'A'),
  '{N,7,1000}', 'what is not given stays');
select is(
  essai.refus(format('select essai.vendre(''B'', %L)',
      jsonb_build_object('date_operation', essai.t(2)))), '400 parametre_invalide',
  'a date to come');
select throws_ok($$ select essai.vendre('A') $$, '23505', null, 'a code is one sale''s');

select * from finish();
rollback;
