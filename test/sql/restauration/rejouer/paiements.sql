-- Spec: restauration#rejeu: a payment that was made comes back with what it settles; one whose
-- lines were lost too is left to a person, and nothing of it is written.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();
select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');

create temp table s as select essai.oublier($$ select essai.payer() $$) as j;
select is(essai.releve(), 'XOF 30000 0 0 30000', 'the payment is forgotten');
select is(essai.rejouer(j), 'appareil.appareil connu, paiement.paiement rejoue', 'replayed')
from s;
select is(essai.releve(), 'XOF 30000 0 30000 0', 'it is paid, and nothing is left to pay');
select is(essai.argent('especes'), 30000::bigint, 'in the ledger too');
select is((select sum(r.reste) from paiement.reste r), 0::numeric, 'line by line');
select is(essai.rejouer(j), 'appareil.appareil connu, paiement.paiement connu', 'once') from s;

select from essai.collecter('c2', essai.kg(50000));
create temp table t as select essai.oublier($$
  select from essai.recevoir('s', '{c2}', essai.au_prix() || '{"net_g": 50000}');
  select from essai.traiter_reception('s', 'valider');
  select essai.payer();
$$) as j;
select alike(essai.rejouer(j), '%paiement.paiement reglement_organisation_id_creance_id_fkey%',
  'its line is not there') from t;
select is((select count(*) from paiement.paiement), 1::bigint, 'nothing is written of it');
select is((select count(*) from paiement.mouvement m where m.genre = 'paiement'), 1::bigint,
  'nor of its movement');
select is(essai.releve(), 'XOF 30000 0 30000 0', 'what was paid before stands');

select * from finish();
rollback;
