-- Presents a support access as the API shows it.
-- Spec: support-et-cockpit#acces.
create or replace function utilisateur.presenter_acces_support(
  p_acces utilisateur.acces_support, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_acces.id, 'debut', core.horodatage(lower(p_acces.periode)),
      'fin', core.horodatage(upper(p_acces.periode)), 'en_cours', p_acces.periode @> p_le,
      'raison', p_acces.raison, 'ouvert_par', p_acces.ouvert_par,
      'termine_par', p_acces.termine_par, 'termine_le', core.horodatage(p_acces.termine_le)));
end
$$;
