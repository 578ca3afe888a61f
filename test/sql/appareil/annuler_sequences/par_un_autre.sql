-- Spec: appareils#sequences-perdues: a person can not void sequences of their own device.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.annuler(p_compte text, p_appareil text) returns text language plpgsql as $$
begin
  return appareil.annuler_sequences(essai.id(p_appareil), 1, 1, 'perdue', essai.id(p_compte),
    essai.t(1)) ->> 'derniere_sequence';
exception when sqlstate 'TR403' or sqlstate 'TR404' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select is(pg_temp.annuler('agent ESSAI', 'appareil ESSAI'), '403 separation_des_taches',
  'the agent, whatever they hold');
select is(pg_temp.annuler('agent ESSAI', 'appareil collègue ESSAI'), '1',
  'another agent''s device');
select is(pg_temp.annuler('admin ESSAI', 'appareil ESSAI'), '1', 'somebody else');
select is(pg_temp.annuler('admin ESSAI', 'inconnu'), '404 appareil_inconnu',
  'a device that does not exist');
select essai.entrer('VOISIN');
select is(pg_temp.annuler('admin VOISIN', 'appareil ESSAI'), '404 appareil_inconnu',
  'another organization''s');

select * from finish();
rollback;
