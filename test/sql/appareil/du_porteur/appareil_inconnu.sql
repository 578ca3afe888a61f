-- Spec: appareils#etat: another account's device gives `appareil_inconnu`, like a device that does
-- not exist.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.porteur(p_compte text, p_id uuid) returns text language plpgsql as $$
begin
  return (
    appareil.du_porteur((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
      p_id)).code_court;
exception when sqlstate 'TR404' then
  return sqlerrm;
end
$$;

select is(pg_temp.porteur('agent ESSAI', essai.id('appareil ESSAI')), 'ESSAI', 'its own');
select is(pg_temp.porteur('rsci ESSAI', essai.id('appareil ESSAI')), 'appareil_inconnu',
  'another user''s');
select is(pg_temp.porteur('agent ESSAI', essai.id('appareil VOISIN')), 'appareil_inconnu',
  'another organization''s');
select is(pg_temp.porteur('agent ESSAI', essai.id('?')), 'appareil_inconnu', 'nobody''s');
select is(pg_temp.porteur('agent ESSAI', null), 'appareil_inconnu', 'none');

select * from finish();
rollback;
