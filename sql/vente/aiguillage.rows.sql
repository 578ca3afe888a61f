-- Declares nothing any more; the file stays for one version.
-- Chosen: docs/decisions/0139-appels-vers-le-haut.md.
select core.tenir_aiguillages('vente', '{}');
