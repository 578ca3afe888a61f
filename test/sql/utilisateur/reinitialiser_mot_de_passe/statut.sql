-- Spec: identites-et-droits#mot-de-passe: an account that may sign in gets another provisional
-- password, if its identity was created here.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.reinitialiser(p_id uuid) returns text language plpgsql as $$
begin
  perform utilisateur.reinitialiser_mot_de_passe(p_id, essai.secret('neuf'), essai.t());
  return 'fait';
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select from essai.ouvrir('marie');
select is(pg_temp.reinitialiser(essai.compte('marie')), 'fait', 'an active account');
select utilisateur.suspendre(essai.id('admin ESSAI'), essai.compte('marie'), 'x', essai.t());
select is(pg_temp.reinitialiser(essai.compte('marie')), 'fait', 'a suspended one');
select utilisateur.desactiver(essai.id('admin ESSAI'), essai.compte('marie'), 'x', essai.t());
select is(pg_temp.reinitialiser(essai.compte('marie')), 'utilisateur_statut_refuse',
  'not a deactivated one');
select is(pg_temp.reinitialiser(essai.id('agent ESSAI')), 'identite_d_une_autre_organisation',
  'nor one of an unregistered person');
select is(pg_temp.reinitialiser(essai.id('agent VOISIN')), 'utilisateur_inconnu',
  'nor a neighbour''s');

select * from finish();
rollback;
