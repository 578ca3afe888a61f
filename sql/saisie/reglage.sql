-- Returns the integer value of a setting at a date: the value that the batch has read, if it was in
-- force already; otherwise, or for a command without a batch, the value in the table.
-- Spec: reglages#valeur.
create or replace function saisie.reglage(
  p_regles saisie.regles, p_cle text, p_le timestamptz) returns bigint
language plpgsql stable
as $$
declare
  v_lu jsonb := p_regles.reglages -> p_cle;
begin
  return case when (v_lu ->> 'depuis')::timestamptz <= p_le then (v_lu ->> 'valeur')::bigint
    else reglage.entier(p_cle, p_le) end;
end
$$;
