-- Acts on a certificate by its state; a withdrawn certificate returns by a correction alone. One
-- route sets every other status.
-- Spec: conformite-et-certificats#certificat.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
select acte.tenir('certificat', jsonb_agg(s)) from (
  values
    ('etendre', '{valide,suspendu}'::text[], null, 'certification.manage', 'certificats_portee',
     'certificat_retire', null),
    ('corriger', '{valide,suspendu,retire}', null, 'certification.manage', 'certificats_corriger',
     'certificat_retire', null),
    ('suspendre', '{valide}', 'suspendu', 'certification.manage', 'certificats_statut',
     'certificat_retire', 'certificat.changer_statut'),
    ('retablir', '{suspendu}', 'valide', 'certification.manage', 'certificats_statut',
     'certificat_retire', 'certificat.changer_statut'),
    ('retirer', '{valide,suspendu}', 'retire', 'certification.manage', 'certificats_statut',
     'certificat_retire', 'certificat.changer_statut')
) as s (acte, de, vers, permission, porte, refus, fonction);
