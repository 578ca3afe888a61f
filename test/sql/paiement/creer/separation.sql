-- Spec: paiements#separation: neither the recorder of a collection nor the author of its price can
-- pay for it, nor another account of the same person; the database enforces it.
begin;
set local role metier;
select plan(16);
select essai.preparer_paiements();

select from essai.recevoir('r', '{c1}', essai.au_prix());
select from essai.traiter_reception('r', 'valider');
select is(essai.payer(p_compte => 'agent'), '403 separation_des_taches', 'who collected');
select is(essai.payer(p_compte => 'admin'), '403 separation_des_taches', 'who set the price');
select is(essai.payer(p_compte => 'magasinier'), 'validée 30000', 'who received may');
select throws_ok($$ update paiement.paiement set valide_par = essai.id('agent ESSAI') $$, '23514',
  null, 'the database refuses who recorded it');
select throws_ok($$ update paiement.paiement set valide_par = auteur_id $$, '23514', null,
  'and that one person validates their own');
select is(essai.traiter_paiement('contrepasser', 'agent'), '403 separation_des_taches',
  'who recorded it does not reverse it');
select is(essai.traiter_paiement('contrepasser', 'magasinier'), 'contrepassée', 'who paid does');
select is((select count(distinct x.ecartes) from paiement.paiement x), 1::bigint,
  'the mirror keeps who may not');
create function pg_temp.tenir(p_compte text, p_par text) returns void language sql as $$
  insert into utilisateur.preuve (organisation_id, utilisateur_id, genre, le, auteur_id)
  values (core.organisation_id(), essai.id(p_compte || ' ESSAI'), 'reinitialisation', essai.t(4),
    essai.id(p_par || ' ESSAI'))
$$;
create function pg_temp.prouver(p_compte text) returns void language sql as $$
  select personne.prouver_par_emetteur('{"emetteur_tiers": true}',
    essai.id(p_compte || ' ESSAI'), essai.t(4))
$$;
select pg_temp.tenir('agent', 'caissier');
select is(essai.payer(), '403 personnes_non_distinctes', 'who holds the account that collected');
select pg_temp.prouver('agent');
select is(essai.payer(), 'validée 30000', 'until its holder is proven');
select is(essai.traiter_paiement('contrepasser'), 'contrepassée', 'so it is reversed');
select pg_temp.tenir('agent', 'rsci'), pg_temp.tenir('comptable', 'rsci');
select is(essai.payer(p_compte => 'comptable'), '403 personnes_non_distinctes',
  'two accounts of one hand');
select pg_temp.prouver('comptable');
select is(essai.payer(p_compte => 'comptable'), 'validée 30000',
  'who pays is proven: agents need not be');
select pg_temp.tenir('comptable', 'agent');
select is(essai.traiter_paiement('contrepasser', 'comptable'), '403 personnes_non_distinctes',
  'nor is it reversed by who was reset by the collector');

select is(essai.payer('{"producteur_id": "00000000-0000-7000-8000-000000000000"}'),
  '404 producteur_inconnu', 'nobody');
select is(essai.payer('{"lignes": [{"creance_id": "00000000-0000-7000-8000-000000000000"}]}'),
  '404 ligne_inconnue', 'nobody''s line');

select * from finish();
rollback;
