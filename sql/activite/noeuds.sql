-- Returns the nodes of the activity tree at a date, in reading order: the nodes of the packs in
-- use, each with its state and whether it is switched on. If several packs contain a node, the pack
-- of the last opened campaign counts.
-- Spec: organisations-et-modules#arbre.
-- Chosen: docs/decisions/0016-droits-et-modules.md. An activity is `actif` while it is switched on
--         and its module is active; `lecture_seule` once it was.
create or replace function activite.noeuds(p_le timestamptz)
returns setof activite.noeud
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with noeud as (
    select distinct on (n.value ->> 'code') n.value, r.rang as pack, n.ordinality as place
    from campagne.packs_de_reference(p_le) r
      join pack.pack_version v on v.id = r.pack_version_id
      cross join jsonb_array_elements(v.contenu -> 'arbre_activites') with ordinality as n
    order by n.value ->> 'code', r.rang
  ),
  lu as (
    select row_number() over (order by d.pack, d.place) as rang, d.value ->> 'code' as code,
           d.value ->> 'libelle_fr' as libelle_fr, d.value ->> 'libelle_en' as libelle_en,
           d.value ->> 'parent' as parent, d.value ->> 'module' as module,
           array(select jsonb_array_elements_text(d.value -> 'prerequis')) as prerequis
    from noeud d
  )
  select l.rang, l.code, l.libelle_fr, l.libelle_en, l.parent, l.module, l.prerequis,
         a.actif_pendant, coalesce(a.actif_pendant @> p_le, false),
         case when module.est_actif(l.module, p_le) then module.etat(a.actif_pendant, p_le)
           when module.etat(a.actif_pendant, p_le) is not null then 'lecture_seule' end
  from lu l left join activite.activation a on a.activite = l.code;
end
$$;
