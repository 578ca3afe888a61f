-- Spec: restauration#rejeu: a payment is restored with its settlements; one with lost lines is left
-- to a person, and nothing of it is written.
begin;
set local role metier;
select plan(16);
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

-- Spec: paiements#avance: an advance that was paid is deducted later.
create temp table u as select essai.oublier($$
  select paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'), 'moyen', 'especes',
      'reference', 'A', 'avance', '{"montant": 700, "devise": "XOF"}'::jsonb),
    essai.id('caissier ESSAI'), essai.t(5));
$$) as j;
select alike(essai.rejouer(j), '%paiement.paiement rejoue', 'an advance comes back') from u;
select is(essai.releve(), 'XOF 30000 700 30000 -700', 'and is to be deducted');
select is((select r.reste from paiement.reste r join paiement.creance c on c.id = r.creance_id
    where c.genre = 'avance'), -700::bigint, 'all of it');

-- A waiting payment had reserved the rest of the line; this payment is not restored.
select from essai.collecter('c3', essai.kg(100000));
select from essai.recevoir('t', '{c3}', essai.au_prix() || '{"net_g": 100000}');
select from essai.traiter_reception('t', 'valider');
-- The day's earlier payments are 30,700: 10,000 more stay below the limit, the rest does not.
select essai.regler('paiements.seuil_validation', '50000');
create temp table w as select essai.oublier($$
  select essai.payer(jsonb_build_object('lignes', jsonb_build_array(jsonb_build_object(
    'creance_id', (select c.id from paiement.creance c where c.montant = 30000
                   order by c.rang desc limit 1), 'montant', 10000))));
  select essai.payer();
$$) as j;
select alike(essai.rejouer(j), '%paiement.paiement rejoue', 'a payment of a part') from w;
select is((select r.reste from paiement.reste r join paiement.creance c on c.id = r.creance_id
    where c.montant = 30000 order by c.rang desc limit 1), 20000::bigint,
  'leaves what it did not pay');
select is((select count(*) from paiement.paiement p where p.statut = 'en_attente'), 0::bigint,
  'what waited is forgotten');

select * from finish();
rollback;
