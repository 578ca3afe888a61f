-- Presents a setting to the back-office at a date: its accepted values, its value in force, its
-- future versions.
-- Spec: reglages#cles.
-- Chosen: docs/decisions/0020-reglages.md.
create or replace function reglage.presenter(
  p_cle text, p_declaration reglage.cle, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'cle', p_cle, 'famille', p_cle = p_declaration.cle and p_declaration.suffixe is not null,
      'type', p_declaration.type, 'unite', p_declaration.unite,
      'description', p_declaration.description,
      'description_fr', p_declaration.description_fr, 'defaut', p_declaration.defaut,
      'minimum', p_declaration.minimum, 'maximum', p_declaration.maximum,
      'valeurs', p_declaration.valeurs, 'membres', p_declaration.membres,
      'valeur', coalesce(nullif(v.valeur, 'null'), p_declaration.defaut),
      'version', v.version, 'depuis', core.horodatage(v.depuis),
      'prochaine', (
        select json_build_object('valeur', r.valeur, 'version', r.version,
                                 'depuis', core.horodatage(r.depuis))
        from reglage.reglage r where r.cle = p_cle and r.depuis > p_le
        order by r.depuis, r.version desc limit 1))
    from (select) as toujours left join lateral (
      select r.valeur, r.version, r.depuis from reglage.reglage r
      where r.cle = p_cle and r.depuis <= p_le
      order by r.depuis desc, r.version desc limit 1) as v on true);
end
$$;
