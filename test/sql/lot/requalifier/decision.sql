-- Spec: lots#requalification: a state that a person lowered stays, also after a devalidation, until
-- a person raises it.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
create function pg_temp.juger(p_requete jsonb) returns text language sql as $$
  select lot.juger((essai.recue('r')).lot_id, '{"referentiel_code": "AB", "raison": "x"}'
    || p_requete, essai.id('rsci ESSAI'), essai.t(2));
  select lot.etats((essai.recue('r')).lot_id) ->> 'AB'
$$;
create function pg_temp.requalifier() returns text language sql as $$
  select reception.requalifier((essai.recue('r')).id, 'correction', 'donnée tardive',
    essai.id('rsci ESSAI'), essai.t(3));
  select lot.etats((essai.recue('r')).lot_id) ->> 'AB'
$$;

select essai.recevoir('r'), essai.traiter_reception('r', 'valider');
select is(pg_temp.juger('{"etat_code": "C1"}'), 'C1', 'decided');
select is(pg_temp.requalifier(), 'C1', 'late data does not lift it');
select is(pg_temp.juger('{"etat_code": "AB", "origine": "correction"}'), 'AB', 'corrected');
select is(pg_temp.requalifier(), 'AB', 'late data does not bring back what was corrected');
select is(pg_temp.juger('{"etat_code": "C1"}'), 'C1', 'decided again');
select is(essai.traiter_reception('r', 'devalider', 'x', 'magasinier', 3), 'en_attente',
  'devalidated');
select is(pg_temp.requalifier(), 'C1', 'the new lot rests on the decision too');

select from essai.lot('bas', 1000, 'validé', 'C1');
select lot.juger(essai.id('lot bas'),
  '{"referentiel_code": "AB", "etat_code": "C1", "raison": "Résidus"}', essai.id('rsci ESSAI'),
  essai.t(d)) from generate_series(1, 2) as d;
select is((select count(*) from lot.qualite q where q.lot_id = essai.id('lot bas')
    and q.origine = 'decision'), 1::bigint,
  'a decision for the state that the lot has already is kept, once');
select lot.requalifier(essai.id('lot bas'), '{"AB": "AB"}', 'correction', 'donnée tardive',
  essai.id('rsci ESSAI'), essai.t(3));
select is(lot.etats(essai.id('lot bas')) ->> 'AB', 'C1', 'and holds');

select * from finish();
rollback;
