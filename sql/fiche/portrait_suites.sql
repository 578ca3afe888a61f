-- Returns controls, commands, non-conformities, inspections and documents, in the form that a
-- simulated decision compares.
-- Spec: file-de-controle#essai, documents#types.
create or replace function fiche.portrait_suites(p_genre text, p_ids uuid[], p_le timestamptz)
returns table (id uuid, libelle text, devise text, champs jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select c.id, c.motif, null::text,
         jsonb_build_object('statut', c.statut, 'decision', c.decision)
  from controle.controle c
  where p_genre = 'controle' and c.id = any (p_ids)
  union all
  select c.id, coalesce(c.reference_provisoire, c.type), null::text,
         jsonb_build_object(
           'type', c.type, 'date_operation', core.horodatage(c.date_operation),
           'ecrite', commande.est_ecrite(c.id),
           'annulee_le', (select core.horodatage(a.le) from commande.annulation a
                          where a.commande_id = c.id),
           'corrections', (select count(*) from commande.correction k where k.commande_id = c.id))
  from commande.commande c
  where p_genre = 'commande' and c.id = any (p_ids)
  union all
  select n.id, n.constat_code, null::text,
         jsonb_build_object('gravite', n.gravite, 'statut', n.statut, 'echeance', n.echeance,
                            'declassement', n.declassement)
  from non_conformite.non_conformite n
  where p_genre = 'non_conformite' and n.id = any (p_ids)
  union all
  select i.id, i.formulaire_code, null::text,
         jsonb_build_object('invalidee_le', core.horodatage(i.invalidee_le),
                            'debut', core.horodatage(i.debut), 'fin', core.horodatage(i.fin))
  from inspection.inspection i
  where p_genre = 'inspection' and i.id = any (p_ids)
  union all
  select d.id, concat_ws(' ', d.type, d.numero), null::text,
         jsonb_build_object('indice', d.indice, 'en_vigueur', d.remplace_le is null)
  from document.document d
  where p_genre = 'document' and d.id = any (p_ids);
end
$$;
