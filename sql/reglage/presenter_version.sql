-- Presents an organization's version of a setting as the API shows it.
-- Spec: reglages#versions.
create or replace function reglage.presenter_version(
  p_version reglage.reglage, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'version', p_version.version, 'valeur', p_version.valeur,
      'depuis', core.horodatage(p_version.depuis),
      'en_vigueur', p_version.version = (
        select v.version from reglage.reglage v where v.cle = p_version.cle and v.depuis <= p_le
        order by v.depuis desc, v.version desc limit 1) is true,
      'raison', p_version.raison, 'auteur_id', p_version.auteur_id,
      'ecrit_le', core.horodatage(p_version.ecrit_le)));
end
$$;
