-- Acts on a proposed capacity; the second of two validations makes it the ceiling. The next
-- proposal, a survey or a departure replaces a validated one, which is no act on it.
-- Spec: capacites#validation.
-- Chosen: docs/decisions/0012-capacites.md.
select acte.tenir('capacite', jsonb_agg(s)) from (
  values
    ('valider', '{proposee}'::text[], 'validee', 'capacity.approve', 'capacites_valider',
     'capacite_deja_decidee'),
    ('refuser', '{proposee}', 'refusee', 'capacity.approve', 'capacites_refuser',
     'capacite_deja_decidee')
) as s (acte, de, vers, permission, porte, refus);
