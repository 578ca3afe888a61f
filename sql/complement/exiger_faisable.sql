-- Requires the conditions of an act on a price complement before the request itself is checked: its
-- state, and another person for a validation.
-- Spec: service#actes, paiements#complement.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: transition_refusee, what `complement.exiger_second` refuses.
create or replace function complement.exiger_faisable(
  p_id uuid, p_acte text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_complement complement.complement;
begin
  select k.* into v_complement from complement.complement k where k.id = p_id;
  perform acte.exiger('complement', p_id, v_complement.statut, p_acte);
  if p_acte = 'valider' then
    perform complement.exiger_second(v_complement, p_auteur_id, p_le);
  end if;
end
$$;
