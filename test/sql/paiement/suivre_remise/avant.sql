-- Spec: paiements#avant: inputs handed out before the service counted money are not deducted,
-- whatever happens to them.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();
select utilisateur.creer(essai.id('caissier ESSAI'), 'caissier', 'caissier', essai.t(-400));
reset role;
create function pg_temp.depuis(p_depuis timestamptz) returns void language sql as $$
  delete from paiement.ouverture;
  insert into paiement.ouverture values (core.organisation_id(), p_depuis)
$$;
select from pg_temp.depuis('9999-12-31');
set local role metier;
select from essai.faire('intrant.remettre', 'i',
  '{"valeur": {"montant": 4000, "devise": "XOF"}, "avance": true}');
select is_empty($$ select essai.creances() $$, 'handed out before');
select from paiement.suivre_remise(essai.id('i'), essai.id('rsci ESSAI'), essai.t(1));
select is_empty($$ select essai.creances() $$, 'whatever happens to it');
reset role;
select from pg_temp.depuis(essai.t(-400));
set local role metier;
select from paiement.suivre_remise(essai.id('i'), essai.id('rsci ESSAI'), essai.t(1));
select results_eq($$ select essai.creances() $$, $$ values ('intrant 0 -4000 XOF') $$,
  'handed out since');

select * from finish();
rollback;
