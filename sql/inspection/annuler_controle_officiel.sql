-- Cancels an official control that was recorded by mistake, with a reason: the register no longer
-- counts it.
-- Spec: registres#controle-officiel.
-- Refuses: controle_officiel_inconnu, controle_officiel_annule. Locks: the record.
create or replace function inspection.annuler_controle_officiel(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle inspection.controle_officiel;
begin
  select c.* into v_controle from inspection.controle_officiel c where c.id = p_id for update;
  if v_controle.id is null then
    raise sqlstate 'TR404' using message = 'controle_officiel_inconnu';
  elsif v_controle.annule_le is not null then
    raise sqlstate 'TR409' using message = 'controle_officiel_annule';
  end if;
  update inspection.controle_officiel c
  set annule_le = p_le, annule_par = p_auteur_id, raison_annulation = p_raison
  where c.id = p_id
  returning c.* into v_controle;
  perform journal.consigner(p_le, 'inspection.annuler_controle_officiel', 'controle_officiel',
                            p_id, jsonb_build_object('raison', p_raison));
  return inspection.presenter_controle_officiel(v_controle);
end
$$;
