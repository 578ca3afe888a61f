-- How much of what a recall starts from passed through each record that it reaches, in g, by the
-- shares of the genealogy: downstream what it became, upstream what it was made of.
-- Spec: Recall; domain, genealogy. Chosen: docs/decisions/0030-rappel.md: shares stand beside the
--       masses, since what is blocked is the whole lot.
-- Why: genealogy is called by name, so that a plan is made where it is not there: without shares.
create or replace function rappel.parts(p_graines uuid[], p_sens text)
returns table (id uuid, quantite_g bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  v_fonction text;
begin
  foreach v_fonction in array case p_sens
    when 'aval' then array['matiere.suites'] when 'amont' then array['matiere.origines']
    else array['matiere.suites', 'matiere.origines'] end
  loop
    continue when p_graines = '{}'
      or to_regprocedure(v_fonction || '(matiere.noeud[],bigint[])') is null;
    return query execute format(
      'select p.id, p.quantite_g
       from (select array_agg(n.noeud) as noeuds, array_agg(matiere.masse_de(n.noeud)) as masses
             from (select matiere.noeud_de(g.id) as noeud from unnest($1) as g (id)) as n) as d
         cross join lateral %s(d.noeuds, d.masses) as p', v_fonction)
    using p_graines;
  end loop;
end
$$;
