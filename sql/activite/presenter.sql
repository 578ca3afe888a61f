-- Presents an activity to the back-office: its node, its state, the periods in which it was on, and
-- the authors of its switches since the initialization, latest first.
-- Spec: organisations-et-modules#arbre.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
create or replace function activite.presenter(p_noeud activite.noeud) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'code', p_noeud.code, 'libelle_fr', p_noeud.libelle_fr, 'libelle_en', p_noeud.libelle_en,
      'parent', p_noeud.parent, 'module', p_noeud.module, 'prerequis', p_noeud.prerequis,
      'allumee', p_noeud.allumee, 'etat', p_noeud.etat,
      'periodes', core.periodes(p_noeud.actif_pendant),
      'bascules', (select coalesce(jsonb_agg(jsonb_build_object(
                     'acte', b.acte, 'raison', b.raison, 'auteur_id', b.auteur_id,
                     'le', core.horodatage(b.le)) order by b.id desc), '[]')
                   from activite.bascule b where b.activite = p_noeud.code)));
end
$$;
