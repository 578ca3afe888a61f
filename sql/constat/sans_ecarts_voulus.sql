-- Returns the findings about a command with a corrected payload, without intended differences: the
-- server calculates a figure from corrected values, so it differs from the phone's. If the server's
-- figure is that of an earlier control, the difference stays, because its inputs were not
-- corrected.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0121-ce-qu-une-decision-accepte.md.
create or replace function constat.sans_ecarts_voulus(
  p_commande_id uuid, p_constats commande.constat[]) returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k from unnest(p_constats) as k
    where k.motif <> 'ecart_calcul' or not k.details ? 'telephone'
      or k.details ?| '{champ,raison,referentiel}'
      or exists (select from controle.controle e
                 where e.commande_id = p_commande_id and e.motif = k.motif
                   and e.details -> 'serveur' = k.details -> 'serveur'));
end
$$;
