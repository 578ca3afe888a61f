-- Spec: service#actes-simultanes: a status from an act that waited for a lock follows the one given
-- meanwhile.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select utilisateur.suspendre(essai.id('admin ESSAI'), essai.id('rsci ESSAI'), 'r', essai.t(2)),
  utilisateur.reactiver(essai.id('admin ESSAI'), essai.id('rsci ESSAI'), 'r', essai.t(3)),
  utilisateur.suspendre(essai.id('admin ESSAI'), essai.id('rsci ESSAI'), 'r', essai.t(1));
select is((select u.actif_pendant from utilisateur.utilisateur u
    where u.id = essai.id('rsci ESSAI')), tstzmultirange(tstzrange(essai.t(-400), essai.t(2))),
  'what it could do meanwhile stays');
select is((select array_agg(c.depuis order by c.rang) from utilisateur.changement_statut c
    where c.utilisateur_id = essai.id('rsci ESSAI')), array[essai.t(2), essai.t(3), essai.t(3)],
  'in their order');

select * from finish();
rollback;
