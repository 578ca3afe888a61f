-- Returns the present differences between a collection of an open control and the reception that
-- had received its goods before.
-- Spec: file-de-controle#repose, receptions#rapprochement.
-- Motifs: ecart_calcul.
create or replace function reception.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce((
    select reception.comparer(r, c)
    from reception.reception r, collecte.collecte c
    where r.id = (p_controle.details ->> 'reception_id')::uuid and c.id = p_controle.entite_id),
    '{}');
end
$$;
