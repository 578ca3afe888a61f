-- Lists the references of a command to records with open controls that cause a dependence, and
-- these controls. `p_controles` has the open controls of other commands; `p_refs` has the record of
-- each reference.
-- Spec: commandes#dependance.
-- Motifs: dependance_en_controle.
-- Chosen: docs/decisions/0162-dependance-de-la-saisie.md.
create or replace function saisie.dependances(
  p_payload jsonb, p_references jsonb, p_refs jsonb, p_controles uuid[])
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with nommee as (
      select r.champ, r.entite, e.key::uuid as id, coalesce(e.value, e.key)::uuid as sujet_id
      from jsonb_to_recordset(p_references) as r (champ text, entite text)
        cross join lateral jsonb_each_text(
          case when r.champ like '%[]%' then p_refs -> r.champ
            when p_refs ? r.champ
              then jsonb_build_object(p_payload ->> r.champ, p_refs -> r.champ) end) as e
    ),
    examen as (
      select n.champ, n.entite, n.id,
             array(select c.id from saisie.cause_de_dependance c
                   where c.id = any (p_controles) and c.entite_id = n.sujet_id
                     and c.entite = n.entite) as controles
      from nommee n
    )
    select ('dependance_en_controle', null, null, jsonb_build_object(
             'controles', x.controles, 'champ', x.champ, 'entite', x.entite,
             'id', x.id))::commande.constat
    from examen x where x.controles <> '{}'
    order by x.champ, x.id);
end
$$;
