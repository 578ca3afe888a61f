-- Spec: commandes#resultat: the result is a row that replication sends to the phone.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create temp table r as select essai.collecter('x', essai.kg(1000001)) as j;

select is(
  to_jsonb(s) - '{organisation_id,appareil_id,recue_le,commande_id,date_operation,details}'::text[],
  r.j - '{commande_id,date_operation}'::text[], 'the record holds what was answered')
from commande.commande_resultat s, r;
select is(s.date_operation, (r.j ->> 'date_operation')::timestamptz,
  'with the operation date') from commande.commande_resultat s, r;
select is(s.appareil_id, essai.id('appareil ESSAI'),
  'for the device that sent it') from commande.commande_resultat s;
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 1::bigint,
  'the device''s sequence follows');
select is((select a.derniere_synchro from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), essai.t(-1),
  '`derniere_synchro` waits for the end of the batch');

select * from finish();
rollback;
