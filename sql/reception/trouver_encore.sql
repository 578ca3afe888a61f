-- Returns the present differences of the collection of an open control: from the reception that had
-- received its goods before, or of the declared quality states from those of the plot.
-- Spec: file-de-controle#repose, receptions#rapprochement, collectes#qualite.
-- Motifs: ecart_calcul.
create or replace function reception.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.details ? 'referentiel' then
    return collecte.trouver_etats(p_controle);
  end if;
  return coalesce((
    select reception.comparer(r, c)
    from reception.reception r, collecte.collecte c
    where r.id = (p_controle.details ->> 'reception_id')::uuid and c.id = p_controle.entite_id),
    '{}');
end
$$;
