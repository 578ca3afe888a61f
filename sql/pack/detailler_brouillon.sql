-- Presents the draft of a pack, with the obstacles to its publication: its own faults and its
-- contradictions of the catalogue.
-- Spec: editeur#brouillon, editeur#fautes.
create or replace function pack.detailler_brouillon(p_brouillon pack.brouillon) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'code', p_brouillon.code, 'version', p_brouillon.version, 'auteur', p_brouillon.auteur,
    'modifie_le', core.horodatage(p_brouillon.modifie_le),
    'fautes', pack.fautes(p_brouillon.contenu) || pack.contredits(p_brouillon.contenu),
    'document', p_brouillon.contenu)
$$;
