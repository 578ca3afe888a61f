-- Spec: paiements#du: returns are weighed net: the due mass is the marketable mass in proportion to
-- the kept part, of a delivery and of a purchase.
begin;
set local role metier;
select plan(7);
select essai.preparer_paiements();
create function pg_temp.rendre(p_nom text, p_a jsonb) returns void language sql as $$
  select lot.sortir((essai.recue(p_nom)).lot_id, jsonb_build_object('genre', 'retour',
    'quantite_g', 50000, 'raison', 'abîmé') || p_a, essai.id('magasinier ESSAI'), essai.t(3))
$$;

select is(essai.recevoir('r', '{c1}', essai.au_prix()
  || '{"mesures": {"humidite_cp": 1800, "impuretes_cp": 100}}'), 'en_attente', 'received');
select from essai.traiter_reception('r', 'valider');
select is((select c.masse_g from paiement.creance c where c.genre = 'livraison'), 90000::bigint,
  'a hundred kilograms, of which ninety are marketable');
select from pg_temp.rendre('r', jsonb_build_object('producteur_id', essai.id('Kossi')));
select results_eq($$ select essai.creances() $$,
  $$ values ('livraison 45000 13500 XOF'), ('ecart 10000 ?') $$, 'half of it went back');

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.certifier('F-1', '2026-01-01', '2026-12-31', '{}', null, essai.id('fournisseur'));
select from essai.acheter('a', '{"mesures": {"humidite_cp": 1800, "impuretes_cp": 100}}');
select from essai.traiter_reception('a', 'valider');
select from paiement.fixer_prix((essai.recue('a')).id, 200, 'XOF', 'vu', essai.id('admin ESSAI'),
  essai.t(2));
select is(essai.argent('fournisseur', 'fournisseur'), 18000::bigint, 'bought');
select from pg_temp.rendre('a', '{}');
select is(essai.argent('fournisseur', 'fournisseur'), 9000::bigint, 'half of it went back');

select is(paiement.masse_gardee(90000, 100000, 100000), 0::bigint, 'all of it');
select is(paiement.masse_gardee(0, 0, 0), 0::bigint, 'of nothing');

select * from finish();
rollback;
