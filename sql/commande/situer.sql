-- Returns the context of a command at its operation date. If the last batch of the running
-- synchronization is not later than that date, it is the synchronization before the capture;
-- otherwise that one does not change.
-- Spec: commandes#synchronisation.
create or replace function commande.situer(
  p_liasse commande.liasse, p_contexte commande.contexte, p_date timestamptz)
returns commande.contexte
language plpgsql immutable
as $$
declare
  v_contexte commande.contexte := p_contexte;
begin
  v_contexte.date_operation := p_date;
  if p_date >= p_liasse.suite_le then
    v_contexte.synchro_precedente := p_liasse.suite_le;
  end if;
  return v_contexte;
end
$$;
