-- Spec: file-de-controle#ecart-motive: step 9 at the new date judges rights, revocation and offline
-- time; the decided motif must not be found again.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.redater(p_motif text, p_le timestamptz) returns text language plpgsql as $$
declare
  v_leve text;
begin
  v_leve := essai.lever('rsci ESSAI', 'x', p_motif, 'ecart_motive',
    jsonb_build_object('date_operation', p_le));
  raise sqlstate 'TS000' using message = concat_ws(' ', v_leve, essai.ouverts('x'));
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
update appareil.appareil set statut = 'revoque', revoque_le = essai.t(0, '06:00')
where code_court = 'ESSAI';
select from essai.collecter('x', '{}', essai.capture(essai.t(0, '06:00')),
  jsonb_build_object('synchro_precedente', essai.t(-7, '05:59')));
select is(essai.ouverts('x'), 'hors_ligne_depasse', 'captured a minute too late');
select is(pg_temp.redater('hors_ligne_depasse', essai.t(0, '05:59')), 'leve',
  'within seven days: nothing');
select is(pg_temp.redater('hors_ligne_depasse', essai.t(0, '06:30')),
  '409 correction_sans_effet hors_ligne_depasse', 'later still: refused, and open as it was');
update utilisateur.attribution set periode = tstzrange(essai.t(-3), null)
where utilisateur_id = essai.id('agent ESSAI');
select is(pg_temp.redater('hors_ligne_depasse', essai.t(-3)), 'leve',
  'on the day the agent became one');
select is(pg_temp.redater('hors_ligne_depasse', essai.t(-3) - interval '1 ms'),
  'leve droit_manquant', 'before it');

select * from finish();
rollback;
