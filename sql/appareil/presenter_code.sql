-- Presents an enrolment code to the back-office at a date: its account, its expiry and its outcome;
-- never the code itself.
-- Spec: appareils#code-enrolement.
-- Chosen: `valable`, `utilise`, `annule`, `expire`.
create or replace function appareil.presenter_code(
  p_code appareil.code_enrolement, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'id', p_code.id, 'utilisateur_id', p_code.utilisateur_id,
    'statut', case when p_code.appareil_id is not null then 'utilise'
                   when p_code.annule_le is not null then 'annule'
                   when p_code.expire_le <= p_le then 'expire' else 'valable' end,
    'cree_par', p_code.cree_par, 'cree_le', core.horodatage(p_code.cree_le),
    'expire_le', core.horodatage(p_code.expire_le), 'appareil_id', p_code.appareil_id,
    'remplace_id', p_code.remplace_id, 'annule_le', core.horodatage(p_code.annule_le),
    'annule_par', p_code.annule_par, 'raison_annulation', p_code.raison_annulation);
end
$$;
