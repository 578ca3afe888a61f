-- Spec: receptions#correction: a purchase with a wrong product waits again with a new lot of the
-- right product; one with used goods is refused with the records that took from it.
begin;
set local role metier;
select plan(13);
select essai.preparer_paiements();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.corriger(p_nom text, p_champs jsonb) returns text language sql as $$
  select essai.traiter_reception(p_nom, 'corriger', p_champs::text, 'magasinier', 4)
$$;
create function pg_temp.jus() returns jsonb language sql as $$
  select jsonb_build_object('produit_id', essai.produit('JUS'))
$$;
select is(essai.acheter('a') || essai.recevoir('m'), 'en_attenteen_attente', 'both wait');
select essai.traiter_reception('a', 'valider');
create temporary table avant as select (essai.recue('a')).lot_id as id;
select is(pg_temp.corriger('a', jsonb_build_object('produit_id', essai.id('?'))),
  '404 produit_introuvable', 'no product');
select is(pg_temp.corriger('m', pg_temp.jus()), '409 collecte_non_recevable',
  'what members brought is what their collections say');
select is(pg_temp.corriger('a', pg_temp.jus() || '{"net_g": 80000}'), 'en_attente',
  'it is to be validated again');
select is(essai.statut_du_lot('a'), 'en_attente 80000', 'in a new lot');
select is((select l.statut || ' ' || essai.solde_de('lot', l.id) from lot.lot l
    join avant v on v.id = l.id), 'annulé 0', 'the one before is empty');
select is(essai.tenu('fournisseur'), 'JUS -80000', 'the ledger knows one purchase');
select is((select string_agg(concat_ws(' ', d.indice, d.remplace_le is null), ', ')
    from document.document d where d.type = 'bon_reception'), '1 f', 'no slip while it waits');
select is(essai.traiter_reception('a', 'valider', null, 'magasinier', 5), 'validée', 'validated');
select is((select r.indice || ' ' || r.numero_officiel from reception.reception r
    where r.id = (essai.recue('a')).id), '2 REC-JUS-26-0001',
  'with a number of its product and the index of a reception taken back');
select lot.sortir((essai.recue('a')).lot_id,
  '{"genre": "destruction", "quantite_g": 1, "raison": "x", "preuve": "PV"}',
  essai.id('rsci ESSAI'), essai.t(6));
select is(essai.traiter_reception('a', 'corriger', jsonb_build_object('produit_id',
  essai.produit('ANANAS'))::text, 'magasinier', 7), '409 correction_refusee', 'some is gone');
select is((select string_agg(c.avant ->> 'statut', ', ') from correction.correction c), 'validée',
  'one correction is kept');
select is((select string_agg(t.acte || ' ' || t.vers, ', ' order by t.rang)
    from reception.transition t where t.reception_id = (essai.recue('a')).id),
  'creer brouillon, soumettre en_attente, valider validée, corriger en_attente, valider validée',
  'its history says so');

select * from finish();
rollback;
