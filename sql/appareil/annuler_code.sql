-- Cancels an unused enrolment code.
-- Spec: appareils#code-enrolement.
-- Refuses: code_enrolement_inconnu, code_enrolement_clos (used, cancelled, expired).
-- Locks: the code.
create or replace function appareil.annuler_code(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code appareil.code_enrolement;
begin
  select c.* into v_code from appareil.code_enrolement c where c.id = p_id for update;
  if v_code.id is null then
    raise sqlstate 'TR404' using message = 'code_enrolement_inconnu';
  elsif appareil.presenter_code(v_code, p_le) ->> 'statut' <> 'valable' then
    raise sqlstate 'TR409' using message = 'code_enrolement_clos',
      detail = json_build_object('statut', appareil.presenter_code(v_code, p_le) -> 'statut')::text;
  end if;
  update appareil.code_enrolement c
  set annule_le = p_le, annule_par = p_auteur_id, raison_annulation = p_raison
  where c.id = p_id returning c.* into v_code;
  perform journal.consigner(p_le, 'appareil.annuler_code', 'utilisateur', v_code.utilisateur_id,
                            jsonb_build_object('code_id', p_id, 'raison', p_raison));
  return appareil.presenter_code(v_code, p_le);
end
$$;
