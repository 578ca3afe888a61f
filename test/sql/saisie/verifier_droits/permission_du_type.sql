-- Spec: commandes#droits: the row of its type names the permission of a command.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select results_eq(
  'select t.permission from commande.type_commande t where t.type = $$collecte.enregistrer$$',
  $$ values ('collection.record') $$,
  'the permission of each type');
update utilisateur.ensemble_permission set incluse_pendant = '{}'
where permission <> 'collection.record';
select is(essai.motifs(essai.collecter('seule')), null, 'this permission is enough');
update utilisateur.ensemble_permission set incluse_pendant = '{(,)}';
update utilisateur.ensemble_permission set incluse_pendant = '{}'
where permission = 'collection.record';
select is(essai.motifs(essai.collecter('sans')), 'droit_manquant', 'all the others are not');
select is_empty($$ select t.type from commande.type_commande t join utilisateur.permission p
    on p.code = t.permission where not p.de_commande $$,
  'every type asks for a command permission');

select * from finish();
rollback;
