-- The document that a command printed in the field stops being true: the one that there is, or, of
-- one that nobody has seen here yet, the code that it carries.
-- Spec: documents#remplacement.
-- Locks: the documents of the record.
create or replace function document.remplacer(
  p_type text, p_entite_id uuid, p_commande_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(document.cle_verrou(p_entite_id));
  update document.document d set remplace_le = p_le
  where d.entite_id = p_entite_id and (d.type, d.pour_id) = (p_type, p_entite_id)
    and d.remplace_le is null;
  insert into document.document
    (organisation_id, type, entite_id, pour_id, indice, commande_id, numero, code, empreinte,
     langue, etabli_le, remplace_le)
  select c.organisation_id, p_type, p_entite_id, p_entite_id, 1, c.id, c.reference_provisoire,
         left(e.empreinte, 16), e.empreinte, case o.langue when 'en' then 'en' else 'fr' end,
         p_le, p_le
  from commande.commande c
    join organisation.organisation o on o.id = c.organisation_id
    cross join document.empreinte_libre(c.id) as e (empreinte)
  where c.id = p_commande_id and e.empreinte is not null
    and not exists (select from document.document d
                    where d.entite_id = p_entite_id
                      and (d.type, d.pour_id) = (p_type, p_entite_id));
end
$$;
