-- "Quality per referential per lot is append-only", Lot: "a new `en_attente` lot of the same quantity and quality": what a person decided to be lower stays, through a devalidation too, until a person corrects it.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
create function pg_temp.juger(p_requete jsonb) returns text language sql as $$
  select lot.juger((essai.recue('r')).lot_id, '{"referentiel_code": "AB", "raison": "x"}' || p_requete, essai.id('rsci ESSAI'), essai.t(2));
  select lot.etats((essai.recue('r')).lot_id) ->> 'AB'
$$;
create function pg_temp.requalifier() returns text language sql as $$
  select reception.requalifier((essai.recue('r')).id, 'correction', 'donnée tardive', essai.id('rsci ESSAI'), essai.t(3));
  select lot.etats((essai.recue('r')).lot_id) ->> 'AB'
$$;

select essai.recevoir('r'), essai.traiter_reception('r', 'valider');
select is(pg_temp.juger('{"etat_code": "C1"}'), 'C1', 'decided');
select is(pg_temp.requalifier(), 'C1', 'late data does not lift it');
select is(pg_temp.juger('{"etat_code": "AB", "origine": "correction"}'), 'AB', 'corrected');
select is(pg_temp.requalifier(), 'AB', 'late data does not bring back what was corrected');
select is(pg_temp.juger('{"etat_code": "C1"}'), 'C1', 'decided again');
select is(essai.traiter_reception('r', 'devalider', 'x', 'magasinier', 3), 'en_attente', 'devalidated');
select is(pg_temp.requalifier(), 'C1', 'the new lot rests on the decision too');

select * from finish();
rollback;
