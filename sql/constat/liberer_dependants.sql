-- Lifts the `dependance_en_controle` controls about a record after the last of the record's own
-- controls was lifted. Does so only if these waited for late references, ended with a cancellation
-- or became moot: with another order of arrival, the dependence would have had no control. Then
-- lifts the controls that depended on the lifted ones. Skips the decider's own commands.
-- Spec: commandes#ordre-d-arrivee, file-de-controle#reference-arrivee, file-de-controle#annulation,
--       file-de-controle#sans-objet.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md, 0143-ce-qui-repose-sur-une-commande.md,
--         0152-arrive-tard.md.
-- Locks: the controls that it lifts, by id.
create or replace function constat.liberer_dependants(
  p_controle controle.controle, p_decision text, p_raison text, p_decideur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dependant controle.controle;
begin
  for v_dependant in
    select d.* from controle.controle d
    where d.organisation_id = p_controle.organisation_id and d.statut = 'ouvert'
      and d.motif = 'dependance_en_controle' and d.details ->> 'id' = p_controle.entite_id::text
      and d.details -> 'controles' ? p_controle.id::text
      and d.auteur_id is distinct from p_decideur_id
      and not exists (
        select from jsonb_array_elements_text(d.details -> 'controles') as n (id)
          join controle.controle c on c.id = n.id::uuid
        where c.statut = 'ouvert'
          or c.decision not in ('annulation', 'sans_objet')
             and c.motif <> all ('{reference_inconnue,dependance_en_controle}'::text[]))
    order by d.id for update of d
  loop
    perform constat.clore(v_dependant, p_decision, p_raison, p_controle.id, p_decideur_id, p_le);
    perform constat.liberer_dependants(v_dependant, p_decision, p_raison, p_decideur_id, p_le);
  end loop;
end
$$;
