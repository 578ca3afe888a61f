-- Replaces a device from now on: it may still send its queue, like a revoked device, and the same
-- agent gets the code that enrols the next one.
-- Spec: appareils#remplacement.
-- Refuses: what `appareil.retirer` refuses.
create or replace function appareil.remplacer(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil := appareil.retirer(p_id, 'remplacer', p_raison, p_le);
begin
  return json_build_object(
    'appareil', appareil.presenter(v_appareil),
    'code_enrolement', appareil.emettre_code(v_appareil.utilisateur_id, p_auteur_id, p_le, p_id));
end
$$;
