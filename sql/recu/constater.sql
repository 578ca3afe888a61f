-- A document that nobody has sent is a reference like another.
-- Spec: `recu.reimprimer`. Motifs: reference_inconnue.
create or replace function recu.constater(
  p_reference text, p_visee uuid) returns commande.constat[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case when p_visee is null then array[('reference_inconnue', null, null,
           jsonb_build_object('champ', 'reference_provisoire', 'entite', 'document',
                              'reference_provisoire', p_reference))::commande.constat]
         else '{}' end
$$;
