-- Step 10: every entity that the payload names exists, was active at the operation date and is not
-- itself in control by another command and by more than its capacity. `refs` maps each reference
-- field to the id it resolved to, null when unknown; a field that names many (`collectes[]`,
-- `cultures[].produit_id`) to a map from each declared id.
-- Spec: commandes#references, commandes#dependance.
-- Motifs: reference_inconnue, reference_inactive, dependance_en_controle.
-- Why: the phases are materialized because an expression that is not leakproof (a cast, even
--      `coalesce`) is no index condition below a row-level policy: inlined, each command would read
--      all open controls (docs/decisions/0011).
create or replace function saisie.verifier_references(
  p_contexte commande.contexte, out refs jsonb, out constats commande.constat[]) returns record
language plpgsql stable
as $$
declare
  v_references jsonb := saisie.type_lu(p_contexte.regles, p_contexte.type) -> 'references';
begin
  with demande as materialized (
    select r.champ, r.entite, r.champ like '%[]%' as multiple, v.id
    from jsonb_to_recordset(v_references) as r (champ text, entite text)
      cross join saisie.ids_nommes(p_contexte.payload, r.champ) as v (id)
  ),
  resolution as materialized (
    select d.champ, d.entite, d.multiple, d.id, e.canonique_id as trouve,
           coalesce(e.canonique_id, d.id) as sujet_id,
           e.actif_pendant @> p_contexte.date_operation as actif
    from demande d
      left join lateral (
        select r.canonique_id, r.actif_pendant from saisie.reference r
        where r.entite = d.entite and r.id = d.id offset 0
      ) as e on true
  ),
  examen as materialized (
    select r.champ, r.entite, r.multiple, r.id, r.trouve, r.actif,
           array(select c.id from controle.controle c
                 where c.entite_id = r.sujet_id and c.entite = r.entite
                   and c.statut = 'ouvert' and c.commande_id <> p_contexte.commande_id
                   and not (select c.entite = any (m.capacite_seule) from controle.motif m
                            where m.motif = c.motif)) as controles
    from resolution r
  ),
  trouvailles as (
    select v.motif, x.champ, x.id,
           v.details || jsonb_build_object('champ', x.champ, 'entite', x.entite,
                                           'id', x.id) as details
    from examen x
      cross join lateral (values
        ('reference_inconnue', x.trouve is null, '{}'),
        ('reference_inactive', not x.actif, '{}'),
        ('dependance_en_controle', cardinality(x.controles) > 0,
         jsonb_build_object('controles', x.controles))
      ) as v (motif, constate, details)
    where v.constate
  ),
  champs as (
    select x.champ,
           case when x.multiple then jsonb_object_agg(x.id, x.trouve)
             else to_jsonb(min(x.trouve::text)) end as valeur
    from examen x group by x.champ, x.multiple
  )
  select coalesce((select jsonb_object_agg(c.champ, c.valeur) from champs c), '{}'),
         coalesce((select array_agg((t.motif, null, null, t.details)::commande.constat
                                    order by t.motif, t.champ, t.id) from trouvailles t), '{}')
  into refs, constats;
end
$$;
