-- Step 10: every entity that the payload names exists, was active at the operation date and is not itself in control.
-- `refs` maps each reference field to the id it resolved to, null when unknown.
-- Spec: Processing of a batch, step 10; Conflict handling, «collection on a producer in control».
-- Motifs: reference_inconnue, reference_inactive, dependance_en_controle.
-- Why: `demande` is materialized because a cast from text is not leakproof: inlined, it would be a filter above the
--      row-level policy instead of an index condition, and each command would read all open controls.
create or replace function commande.verifier_references(
  p_contexte commande.contexte, out refs jsonb, out constats commande.constat[]) returns record
language plpgsql stable
set search_path = ''
as $$
begin
  with demande as materialized (
    select r.champ, r.entite, (p_contexte.payload ->> r.champ)::uuid as id
    from commande.reference_type r
    where r.type = p_contexte.type and p_contexte.payload ->> r.champ is not null
  ),
  examen as (
    select d.champ, d.entite, d.id, e.id as trouve,
           e.actif_pendant @> p_contexte.date_operation as actif,
           array(select c.id from controle.controle c
                 where c.entite_id = d.id and c.entite = d.entite and c.statut = 'ouvert') as controles
    from demande d
      left join lateral (
        select r.id, r.actif_pendant from commande.reference r where r.entite = d.entite and r.id = d.id offset 0
      ) as e on true
  )
  select coalesce(jsonb_object_agg(x.champ, x.trouve), '{}'),
         coalesce(array_agg((v.motif, null, null, v.details
           || jsonb_build_object('champ', x.champ, 'entite', x.entite, 'id', x.id))::commande.constat order by v.motif, x.champ)
                    filter (where v.motif is not null), '{}')
  into refs, constats
  from examen x
    left join lateral (values
      ('reference_inconnue', x.trouve is null, '{}'),
      ('reference_inactive', not x.actif, '{}'),
      ('dependance_en_controle', cardinality(x.controles) > 0,
       jsonb_build_object('controles', x.controles))
    ) as v (motif, constate, details) on v.constate;
end
$$;
