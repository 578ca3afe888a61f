-- Adds the frame of every document to its contents: organization, language, time zone, number of
-- the copy, date and logo.
-- Spec: documents#contenu, documents#logo.
create or replace function document.encadrer(
  p_type text, p_pour_id uuid, p_langue text, p_indice integer, p_contenu jsonb, p_le timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'type', p_type, 'pour_id', p_pour_id, 'indice', p_indice, 'langue', p_langue,
      'organisation',
        jsonb_build_object('id', o.id, 'code', o.code, 'nom', o.nom, 'pays', o.pays)
        || case when l.sha256 is null then '{}'
             else jsonb_build_object('logo_sha256', l.sha256) end,
      'fuseau_horaire', o.fuseau_horaire, 'etabli_le', core.horodatage(p_le),
      'contenu', p_contenu)
    from organisation.organisation o
      cross join document.logo_en_vigueur(p_le) as l
    where o.id = core.organisation_id());
end
$$;
