-- Spec: receptions#lot-du-fournisseur: the supplier's own number of a purchase is stored, corrected
-- and searched, and finds the lot from which a recall starts; members' goods have none.
begin;
set local role metier;
select plan(6);
select essai.preparer_receptions();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
create function pg_temp.trouves(p_liste text, p_recherche text) returns bigint
language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I(essai.appelant(''ESSAI'', ''admin''), %L)::jsonb', p_liste,
    jsonb_build_object('recherche', p_recherche)) into v_reponse;
  set local role metier;
  return jsonb_array_length(v_reponse -> p_liste);
end
$$;

select is(essai.acheter('a', '{"lot_fournisseur": "L-2026/0417 B"}'), 'en_attente', 'received');
select is(pg_temp.trouves('receptions', 'l 0417'), 1::bigint, 'found by it');
select is(pg_temp.trouves('lots', '0417 b'), 1::bigint, 'and so is its lot');
select from reception.reception r
  cross join lateral reception.corriger(r.id,
    '{"raison": "lu sur le bon", "lot_fournisseur": "L-418"}', essai.id('rsci ESSAI'), essai.t());
select is((select r.lot_fournisseur from reception.reception r), 'L-418', 'corrected');
select is(pg_temp.trouves('lots', '0417'), 0::bigint, 'found by the right one alone');
select is(essai.recevoir('c', '{c1}', '{"lot_fournisseur": "X"}'), '400 parametre_invalide',
  'members bring none');

select * from finish();
rollback;
